/**
 * The small markup in which demo texts are written: blocks apart by an empty line; `## ` begins a heading, `> ` a
 * quotation (`>hi ` in Hindi), lines with `- ` a list. Words between asterisks are strong.
 */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockToHtml(block.trim()))
    .join('\n')
}

const inline = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*([^*]+)\*/g, '<strong>$1</strong>')
    .replace(/\s*\n\s*/g, ' ')

function blockToHtml(block: string): string {
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`
  if (block.startsWith('>hi ')) return `<blockquote lang="hi">${inline(block.slice(4))}</blockquote>`
  if (block.startsWith('> ')) return `<blockquote>${inline(block.slice(2))}</blockquote>`
  if (block.startsWith('- '))
    return `<ul>${block
      .split(/\n\s*- /)
      .map((item) => `<li>${inline(item.replace(/^- /, ''))}</li>`)
      .join('')}</ul>`
  return `<p>${inline(block)}</p>`
}
