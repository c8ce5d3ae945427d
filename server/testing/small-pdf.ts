const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
]

/** A whole PDF of one empty page. With `padding` bytes in it, it is as much longer. */
export function smallPdf(padding = 0): Buffer {
  let text = `%PDF-1.4\n%${'x'.repeat(padding)}\n`
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = [
    '0000000000 65535 f ',
    ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `),
  ]
  return Buffer.from(
    `${text}xref\n0 ${table.length}\n${table.join('\n')}\ntrailer\n<</Size ${table.length}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
