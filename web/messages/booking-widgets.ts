import { bookingWidgets } from './en/booking-widgets.ts'
import { addWords } from './index.ts'

addWords({ 'booking-widgets': bookingWidgets })
