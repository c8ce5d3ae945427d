import { healersBooking } from './en/healers-booking.ts'
import { addWords } from './index.ts'

addWords({ 'healers-booking': healersBooking })
