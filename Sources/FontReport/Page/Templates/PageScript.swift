/// What a page does when its reader types, moves a slider, or prints; without it everything is there to be read.
enum PageScript {
  static let text = #"""
    //<![CDATA[
    "use strict";
    (() => {
      const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
      document.documentElement.classList.add("js");

      // Findings are filtered by words, rule, target and severity.
      const form = document.querySelector(".filters");
      if (form) {
        const findings = all(".finding").map((item) => ({
          item, words: item.textContent.toLowerCase(), data: item.dataset,
        }));
        const none = document.querySelector("#findings .nothing");
        const filter = () => {
          const words = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
          const rule = form.elements.rule.value;
          const target = form.elements.target ? form.elements.target.value : "";
          const severities = new Set(
            all("input[name=severity]:checked", form).map((box) => box.value));
          let shown = 0;
          for (const finding of findings) {
            const isShown = severities.has(finding.data.severity)
              && (!rule || finding.data.rule === rule)
              && (!target || finding.data.target === target)
              && words.every((word) => finding.words.includes(word));
            finding.item.hidden = !isShown;
            if (isShown) shown += 1;
          }
          none.hidden = shown > 0;
          form.querySelector(".shown").textContent =
            shown === findings.length ? `${shown} in all` : `${shown} of ${findings.length}`;
        };
        form.addEventListener("input", filter);
        form.addEventListener("submit", (event) => event.preventDefault());
        filter();
        document.addEventListener("keydown", (event) => {
          const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
          if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            form.elements.text.focus();
          } else if (event.key === "Escape" && document.activeElement === form.elements.text) {
            form.elements.text.value = "";
            filter();
          }
        });
      }

      // Sliders go from instance to instance: the nearest one is shown.
      for (const family of all("[data-instances]")) {
        const sliders = all("input[type=range]", family).map((slider) => ({
          slider, stops: slider.dataset.stops.split(" ").map(Number),
          value: slider.parentElement.querySelector("output"),
        }));
        // Instances that all stand at one place have no sliders: they are shown one below the other.
        if (!sliders.length) continue;
        const figures = all("figure", family).map((figure) => ({
          figure, at: figure.dataset.at.split(" ").map(Number),
        }));
        const span = sliders.map(({ stops }) => stops[stops.length - 1] - stops[0] || 1);
        const show = () => {
          const wanted = sliders.map(({ slider, stops }) => stops[Number(slider.value)]);
          let best = null;
          let least = Infinity;
          for (const { figure, at } of figures) {
            const distance = at.reduce(
              (sum, value, axis) => sum + ((value - wanted[axis]) / span[axis]) ** 2, 0);
            if (distance < least) [best, least] = [figure, distance];
          }
          for (const { figure } of figures) figure.hidden = figure !== best;
          sliders.forEach(({ slider, value }, axis) => {
            value.textContent = String(wanted[axis]);
            slider.setAttribute("aria-valuetext", String(wanted[axis]));
          });
        };
        family.classList.add("live");
        family.addEventListener("input", show);
        show();
      }

      // The section that is being read is marked in the list of sections.
      const links = new Map(
        all("nav a").map((link) => [link.getAttribute("href").slice(1), link]));
      if ("IntersectionObserver" in window) {
        const observer = new IntersectionObserver((entries) => {
          for (const entry of entries) {
            const link = links.get(entry.target.id);
            if (link && entry.isIntersecting) {
              for (const other of links.values()) other.removeAttribute("aria-current");
              link.setAttribute("aria-current", "true");
            }
          }
        }, { rootMargin: "-20% 0px -75% 0px" });
        for (const section of all("main > section")) observer.observe(section);
      }

      addEventListener("beforeprint", () => {
        for (const details of all("details")) details.open = true;
      });
    })();
    //]]>
    """#
}
