import { mkdir, writeFile } from 'node:fs/promises'
import { drawBrand } from './brand.ts'

const folder = new URL('../web/public/art/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const [name, drawing] of drawBrand()) await writeFile(new URL(name, folder), `${drawing}\n`)
