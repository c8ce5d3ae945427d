import type { DemoEbook } from './ebook.ts'
import { gharKaHisaab } from './hindi/ghar-ka-hisaab.ts'
import { khudSeDosti } from './hindi/khud-se-dosti.ts'
import { maaBanneKeBaad } from './hindi/maa-banne-ke-baad.ts'
import { pehliSaans } from './hindi/pehli-saans.ts'
import { raatKiKitaab } from './hindi/raat-ki-kitaab.ts'
import { rishteMeinChuppi } from './hindi/rishte-mein-chuppi.ts'

export const hindiBooks: DemoEbook[] = [
  raatKiKitaab,
  gharKaHisaab,
  rishteMeinChuppi,
  pehliSaans,
  maaBanneKeBaad,
  khudSeDosti,
]
