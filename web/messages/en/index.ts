import { frame } from './frame.ts'
import { healers } from './healers.ts'
import { home } from './home.ts'
import { ui, when } from './ui.ts'

export const messages = { ui, when, frame, home, healers } as const
