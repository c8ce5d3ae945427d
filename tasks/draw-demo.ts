// Draws the demo content into the data folder that is named, behind whatever else the machine does.
import { setPriority } from 'node:os'

const dataFolder = process.argv[2]
if (!dataFolder) throw new Error('which data folder?')
// Before anything starts threads: they keep the priority that they begin with.
setPriority(19)
const { drawDemo } = await import('../demo/draw.ts')
await drawDemo(dataFolder)
