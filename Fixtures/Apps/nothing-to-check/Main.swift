print("no font, no manifest, no name")
