/**
 * Take out of the home page what the owner may set, and leave a placeholder for each: its texts, the services
 * where they are named, the figures, and the link to the gallery. The server fills them in
 * (app/web/pages/look.py), so nothing changes when the page's scripts are loaded.
 */
const LINE = /<p([^>]*)>{{(\w+)}}(?: ([^<{]+))?<\/p>/g;
const CARDS = /(?:<li(?: [^>]*)?>(?:(?!<\/li>).)*?href="\/\?service=\w+#contact"(?:(?!<\/li>).)*<\/li>)+/s;
const CARD = /<li(?: [^>]*)?>(?:(?!<\/li>).)*?service=(\w+)#contact(?:(?!<\/li>).)*<\/li>/gs;
const PICTURE = /<picture.*?<\/picture>/s;
const HERO = /<picture(?:(?!<\/picture>).)*class="hero-photo".*?<\/picture>/s;
const CHOICES = /(?:<option value="\w+">{{title}}<\/option>)+/;
const FIGURES = /<ul[^>]*>(<li[^>]*><p><span[^>]*>{{value}}(?:(?!<\/li>).)*<\/li>)<\/ul>/s;
const ALL_WORK = /<div[^>]*><a [^>]*href="\/gallery"(?:(?!<\/div>).)*<\/div>/s;
const FOOTER = /(<li[^>]*>{{title}}<\/li>)+/;

/**
 * Return the page with its placeholders, and what the server fills them with: original texts, markup, services.
 */
export function takeLook(page, { texts, services, stats }) {
  const markup = { heroTitle: "{{text}}" };
  const notes = {};
  const cards = Object.fromEntries([...page.match(CARDS)[0].matchAll(CARD)].map(([card, id]) => [id, card]));
  markup.choice = page
    .match(CHOICES)[0]
    .match(/.*?<\/option>/)[0]
    .replace(/(?<=value=")\w+/, "{{id}}");
  markup.footerService = page.match(FOOTER)[1];
  const [figures, figure] = page.match(FIGURES);
  Object.assign(markup, { figure, figures: figures.replace(figure, "{{figures}}") });
  [markup.allWork] = page.match(ALL_WORK);
  const placed = page
    .replace(CARDS, "{{services}}")
    .replace(CHOICES, "{{choices}}")
    .replace(FOOTER, "{{footerServices}}")
    .replace(FIGURES, "{{figures}}")
    .replace(ALL_WORK, "{{allWork}}")
    .replace(LINE, (line, attributes, name, note) => {
      if (!(name in texts)) return line;
      markup[name] = `<p${attributes}>{{text}}</p>`;
      if (note) notes[name] = note;
      return `{{${name}}}`;
    });
  const hero = takeHero(placed);
  const missing = Object.keys(texts).filter((name) => !markup[name] || !placed.includes(`{{${name}}}`));
  if (missing.length > 0) throw new Error(`The home page has no place for ${missing.join(", ")}`);
  return {
    markup: placed.replace(HERO, "{{heroPhoto}}"),
    look: { texts, notes, markup, hero, stats, services: servicesOf(services, cards) },
  };
}

/** Return the hero picture with placeholders for its renditions, and those of the site's own. */
function takeHero(page) {
  const [photo] = page.match(HERO);
  const names = ["tallAvif", "tallWebp", "wideAvif", "wideWebp"];
  const values = {};
  const place = (attribute, name) => (_, value) => {
    values[name] = value;
    return `${attribute}="{{${name}}}"`;
  };
  let markup = photo;
  for (const name of names) markup = markup.replace(/srcSet="([^"{]+)"/, place("srcSet", name));
  markup = markup.replace(/ src="([^"]+)"/, (all, value) => ` ${place("src", "url")(all, value)}`);
  markup = markup.replace(/width="(\d+)"/, place("width", "width"));
  markup = markup.replace(/height="(\d+)"/, place("height", "height"));
  if (Object.keys(values).length !== names.length + 3) throw new Error("The hero picture is not as expected");
  return { markup, values };
}

/** Return the page as it is sent while the owner has set nothing. */
export function fillOriginals(page, { texts, notes, markup, hero, services, stats }) {
  const each = Object.values(services);
  const filled = {
    heroPhoto: fill(hero.markup, hero.values),
    services: each.map((service) => fill(service.card, service)).join(""),
    choices: each.map((service) => fill(markup.choice, service)).join(""),
    footerServices: each.map((service) => fill(markup.footerService, service)).join(""),
    figures: fill(markup.figures, { figures: stats.map((stat) => fill(markup.figure, stat)).join("") }),
    allWork: "",
  };
  for (const name of Object.keys(texts))
    filled[name] = fill(markup[name], { text: `${texts[name]} ${notes[name] ?? ""}` });
  return fill(page, filled);
}

function fill(text, values) {
  return text.replace(/{{(\w+)}}/g, (place, name) => values[name] ?? place);
}

/** Return each service by its id: its words, its card with placeholders, and the site's own picture. */
function servicesOf(services, cards) {
  return Object.fromEntries(
    services.map(({ id, title, description }) => {
      const [picture] = cards[id].match(PICTURE);
      const card = cards[id].replace(PICTURE, "{{picture}}");
      if (!card.includes("{{title}}") || !card.includes("{{description}}"))
        throw new Error(`No places in ${id}`);
      return [id, { title, description, picture, card }];
    }),
  );
}
