const { theme, settings } = localStorage
if (theme === 'light') document.documentElement.dataset.theme = 'light'

const loadAgain = () => location.reload()
document.getElementById('again').addEventListener('click', loadAgain)

const lookEveryMs = 5000

/** The line may be there and the site not, and some browsers do not say when it is back: so the site is asked. */
async function loadOnceReached() {
  // Who reads a chapter is not torn out of it.
  if (document.hidden || document.querySelector('details[open]')) return
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer && answer.status < 500) loadAgain()
}
addEventListener('online', loadOnceReached)
setInterval(loadOnceReached, lookEveryMs)

/** The helplines as the site last named them. */
function readHelplines() {
  try {
    return JSON.parse(settings).helplines
  } catch {
    return []
  }
}

function lineOf({ name, number }) {
  const line = document.createElement('li')
  const link = document.createElement('a')
  link.href = `tel:${number}`
  link.textContent = `${name} ${number}`
  line.append(link)
  return line
}

const helplines = readHelplines()
document.getElementById('lines').append(...helplines.map(lineOf))
document.getElementById('help').hidden = helplines.length === 0
