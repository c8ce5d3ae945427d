import type { Incident } from './incidents.ts'
import { pageStyle } from './page-style.ts'
import { type Part, parts } from './rounds.ts'
import type { Day, Status } from './status.ts'
import { type Outage, percentOf, type Share } from './uptime.ts'
import { type Language, words } from './words.ts'

interface Given {
  language: Language
  site: string
  zone: string
  incidents: readonly Incident[]
}

const height = 36
const step = 4
const longestList = 20

const safe = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** A page of its own: no script, no picture and nothing from elsewhere, so that any host serves it while the site is away. */
export function renderPage(status: Status, { language, site, zone, incidents }: Given): string {
  const t = words[language]
  const locale = language === 'hi' ? 'hi-IN' : 'en-IN'
  const { format: timeOf } = new Intl.DateTimeFormat(locale, {
    ...({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
    timeZoneName: 'short',
    timeZone: zone,
  })
  const { format: dayOf } = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: zone,
  })

  function bar({ from, to, share }: Day, index: number) {
    const { seen, well } = share
    const of = (part: number) => (part / (to - from || 1)) * height
    const rect = (kind: string, top: number, tall: number) =>
      `<rect class="${kind}" x="${index * step}" y="${top.toFixed(1)}" width="3" height="${tall.toFixed(1)}"/>`
    // An outage of a minute is to be seen too.
    const down = seen === well ? 0 : Math.max(4, of(seen - well))
    const up = Math.max(0, of(seen) - down)
    const share100 = percentOf(share)
    const said = share100 === undefined ? t.dayNotSeen(dayOf(from)) : t.dayWell(dayOf(from), share100)
    return `<g><title>${safe(said)}</title>${rect('empty', 0, height)}${up ? rect('up', height - down - up, up) : ''}${down ? rect('down', height - down, down) : ''}</g>`
  }

  function partRow(part: Part) {
    const { state, days } = status.parts[part]
    const whole = days.reduce(
      (sum, { share }) => ({ seen: sum.seen + share.seen, well: sum.well + share.well }),
      { seen: 0, well: 0 },
    )
    const share = percentOf(whole)
    const label = `${t.parts[part]}, ${t.ninety}: ${share === undefined ? t.notSeen : t.percent(share)}`
    return `<section class="part"><div class="head"><h3>${t.parts[part]}</h3><span class="pill ${state}">${t.pill[state]}</span></div>
<svg viewBox="0 0 ${days.length * step - 1} ${height}" preserveAspectRatio="none" role="img" aria-label="${safe(label)}">${days.map(bar).join('')}</svg>
<div class="head small"><span>${t.oldest}</span><span>${share === undefined ? t.notSeen : t.percent(share)}</span><span>${t.today}</span></div></section>`
  }

  function figure(name: string, share: Share, days: number) {
    const percent = percentOf(share)
    const seen = Math.floor((share.seen / (days * 86_400_000)) * 100)
    return `<div><dt>${name}</dt><dd><b>${percent === undefined ? t.notSeen : t.percent(percent)}</b><br><span class="small">${t.ofTime(`${seen}`)}</span></dd></div>`
  }

  function outage({ from, to, failing, isOpen, isEndUnseen }: Outage) {
    const [start, end] = [timeOf(from), timeOf(to)]
    const when = isOpen ? t.since(start) : isEndUnseen ? t.untilUnseen(start, end) : t.until(start, end)
    const names = failing.length === parts.length ? t.whole : failing.map((part) => t.parts[part]).join('; ')
    const minutes = Math.max(1, Math.round((to - from) / 60_000))
    return `<li><h3>${names}</h3><p>${when}</p><p class="small">${t.lasted(Math.floor(minutes / 60), minutes % 60)}</p></li>`
  }

  function incident({ from, to, en, hi }: Incident) {
    const said = language === 'hi' && hi ? hi : en
    const lang = said === en && language === 'hi' ? ' lang="en"' : ''
    const start = timeOf(Date.parse(from))
    const when = to === undefined ? t.since(start) : t.until(start, timeOf(Date.parse(to)))
    return `<li><div${lang}><h3>${safe(said.title)}</h3><p>${safe(said.text)}</p></div><p class="small">${when}</p></li>`
  }

  const { state, lastLook, shares } = status
  const outages = status.outages.slice(0, longestList)
  const other = language === 'hi' ? '../' : 'hi/'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="60">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${t.title}: ${t.state[state]}</title>
<style>${pageStyle}</style>
</head>
<body>
<div class="wrap">
<header><a href="${safe(site)}${language === 'hi' ? '/hi' : '/'}">${t.site}</a><a href="${other}" lang="${language === 'hi' ? 'en' : 'hi'}">${t.other}</a></header>
<main>
<h1>${t.title}</h1>
<div class="state ${state}"><h2>${t.state[state]}</h2><p>${lastLook === undefined ? '' : safe(t.lastLook(timeOf(lastLook)))}</p><p class="small">${t.stale}</p></div>
<h2>${t.ninety}</h2>
${parts.map(partRow).join('\n')}
<h2>${t.uptime}</h2>
<dl>${figure(t.periods.day, shares.day, 1)}${figure(t.periods.week, shares.week, 7)}${figure(t.periods.quarter, shares.quarter, 90)}</dl>
${incidents.length > 0 ? `<h2>${t.incidents}</h2>\n<ol>${incidents.slice(0, longestList).map(incident).join('')}</ol>` : ''}
<h2>${t.outages}</h2>
${outages.length > 0 ? `<ol>${outages.map(outage).join('')}</ol>` : `<p>${t.noOutages}</p>`}
<h2>${t.measured}</h2>
<p>${t.howMeasured}</p>
</main>
</div>
</body>
</html>
`
}
