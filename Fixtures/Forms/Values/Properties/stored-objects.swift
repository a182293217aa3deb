// What a query of SwiftData finds was once made by code.
import SwiftData
import SwiftUI

@Model final class Note {
  var face = "GateSans-Bald"
  //         ^ wrong
  init() {}
}

@Model final class Book {
  var face: String
  init(face: String) { self.face = face }
}

struct Page: View {
  @Query private var notes: [Note]
  @Query(sort: \Book.face) private var books: [Book]
  @Environment(\.modelContext) private var context

  var body: some View {
    ForEach(notes) { note in Text("a").font(.custom(note.face, size: 12)) }
    ForEach(books) { book in Row(book: book) }
    Button("b") { context.insert(Note()) }
    Button("c") { context.insert(Book(face: "GateSans-Bold")) }
    //                                      ^ right
    Button("d") { books[0].face = "GateSans-Bild" }
    //                            ^ wrong
  }
}

struct Row: View {
  let book: Book
  var body: some View { Text("a").font(.custom(book.face, size: 12)) }
}
