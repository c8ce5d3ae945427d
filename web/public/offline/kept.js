/*
 * What the client may read without a line, as session/kept-offline.ts kept it for the person of this browser's session.
 */
const words = {
  en: {
    next: 'Your next session',
    with: (healer) => `with ${healer}`,
    mode: { video: 'Video', voice: 'Voice', chat: 'Chat' },
    plan: 'Your action plan',
    by: (healer) => `From ${healer}`,
    daily: 'Every day',
    chapters: 'Chapters you have opened',
  },
  hi: {
    next: 'आपका अगला सेशन',
    with: (healer) => `${healer} के साथ`,
    mode: { video: 'वीडियो', voice: 'वॉइस', chat: 'चैट' },
    plan: 'आपका एक्शन प्लान',
    by: (healer) => `${healer} की ओर से`,
    daily: 'हर दिन',
    chapters: 'आपके खोले हुए चैप्टर',
  },
}
const keptForMs = 30 * 24 * 60 * 60_000
const { lang } = document.documentElement
const say = words[lang]
const place = document.getElementById('kept')

function make(name, text, ...children) {
  const element = document.createElement(name)
  if (text) element.textContent = text
  element.append(...children)
  return element
}

function showSection(title, ...children) {
  if (children.length === 0) return
  place.append(make('section', '', make('h2', title), ...children))
}

const whenWords = (at) =>
  new Intl.DateTimeFormat(`${lang}-IN`, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at))

/** 1 is Monday; the first of January 2024 was one. */
const dayWords = (weekday) =>
  new Intl.DateTimeFormat(`${lang}-IN`, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )

function showNext(appointments = []) {
  const [next] = appointments
    .filter(({ ends_at: endsAt }) => Date.parse(endsAt) > Date.now())
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
  if (!next) return
  showSection(
    say.next,
    make('p', '', make('b', whenWords(next.starts_at))),
    make('p', `${say.with(next.healer)} · ${say.mode[next.mode] ?? ''}`),
  )
}

function actionLine({ title, how_to: howTo, at, weekdays }) {
  const days = weekdays.length > 0 ? weekdays.map(dayWords).join(', ') : say.daily
  const line = make('li', '', make('b', title), make('p', `${days}, ${at}`))
  if (howTo) line.append(make('p', howTo))
  return line
}

function showPlans(plans = []) {
  for (const { title, healer, actions } of plans)
    showSection(
      `${say.plan}: ${title}`,
      make('p', say.by(healer)),
      make('ul', '', ...actions.map(actionLine)),
    )
}

function chapterDetails({ book, chapter, language, html }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const text = make('article', '', ...body.childNodes)
  text.lang = language
  return make('details', '', make('summary', `${book}: ${chapter}`), text)
}

async function readKept() {
  const { token, u_id: userId } = localStorage
  const name = `kept-${userId}`
  // Opening it would make it.
  if (!token || !userId || !(await caches.has(name))) return {}
  const cache = await caches.open(name)
  const kept = { chapters: [] }
  for (const key of await cache.keys()) {
    const { kept_at: keptAt, value } = await (await cache.match(key)).json()
    if (Date.now() - keptAt > keptForMs) continue
    const [, , kind, isOfBook] = new URL(key.url).pathname.split('/')
    if (isOfBook) kept.chapters.push(value)
    else kept[kind] = value
  }
  return kept
}

const kept = await readKept()
showNext(kept.appointments)
showPlans(kept['action-plans'])
showSection(say.chapters, ...(kept.chapters ?? []).toReversed().map(chapterDetails))
