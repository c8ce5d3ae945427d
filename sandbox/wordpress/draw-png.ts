import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture without a source: colours that run from one to another, and are those of its name. */
export function drawPng(name: string, width: number, height: number): Buffer {
  const colours = createHash('sha256').update(name).digest()
  const row = Buffer.alloc(1 + width * 3)
  const rows: Buffer[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        row[1 + x * 3 + channel] =
          ((colours[channel] ?? 0) + (x * (colours[channel + 3] ?? 1)) / width + (y * 96) / height) & 0xff
    rows.push(Buffer.from(row))
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
