import type { KolamOptions } from './kolam.ts'

/** The mark of the house: five dots, one line. */
export const logoKolam: Required<KolamOptions> = {
  cols: 3,
  rows: 3,
  seed: 1,
  cell: 40,
  open: 1,
  shape: 'diamond',
}
