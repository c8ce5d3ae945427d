import { accounts } from './accounts.ts'
import { appointments } from './appointments.ts'
import { dashboard } from './dashboard.ts'
import { frame } from './frame.ts'
import { healers } from './healers.ts'
import { home } from './home.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { practice } from './practice.ts'
import { ui, when } from './ui.ts'
import { wallet } from './wallet.ts'

export const messages = {
  ui,
  when,
  frame,
  home,
  healers,
  accounts,
  payments,
  appointments,
  dashboard,
  notifications,
  practice,
  wallet,
} as const
