import { reminderVolume } from '@newyou/contract/business'
import { useSyncExternalStore } from 'react'
import { storageKeys } from '../../ui/storage-keys.ts'

/** Two soft tones a fifth apart, as of a small bell: hertz, and when each begins and ends in seconds. */
const tones = [
  { hertz: 528, from: 0, to: 0.9 },
  { hertz: 792, from: 0.16, to: 1.3 },
]
const attackSeconds = 0.02
/** Several reminders at the same minute sound once. */
const quietMs = 2000

const changed = new EventTarget()
export const isSoundOn = () => localStorage.getItem(storageKeys.reminderSound) !== 'off'

/** Whether reminders sound on this device, and the switch for it. */
export function useReminderSound() {
  const isOn = useSyncExternalStore(
    (listener) => {
      changed.addEventListener('change', listener)
      window.addEventListener('storage', listener)
      return () => {
        changed.removeEventListener('change', listener)
        window.removeEventListener('storage', listener)
      }
    },
    isSoundOn,
    () => true,
  )
  return {
    isOn,
    set(wanted: boolean) {
      localStorage.setItem(storageKeys.reminderSound, wanted ? 'on' : 'off')
      changed.dispatchEvent(new Event('change'))
    },
  }
}

let lastPlayed = Number.NEGATIVE_INFINITY

/** Plays the sound, drawn by the browser itself. One that lets nothing sound before it was touched stays silent. */
export async function playReminderSound() {
  if (!navigator.userActivation?.hasBeenActive || performance.now() - lastPlayed < quietMs) return
  lastPlayed = performance.now()
  const context = new AudioContext()
  const loudness = context.createGain()
  loudness.gain.value = reminderVolume
  loudness.connect(context.destination)
  for (const { hertz, from, to } of tones) {
    const tone = context.createOscillator()
    const swell = context.createGain()
    const start = context.currentTime + from
    tone.frequency.value = hertz
    swell.gain.setValueAtTime(0, start)
    swell.gain.linearRampToValueAtTime(1, start + attackSeconds)
    swell.gain.exponentialRampToValueAtTime(0.001, context.currentTime + to)
    tone.connect(swell).connect(loudness)
    tone.start(start)
    tone.stop(context.currentTime + to)
  }
  const end = Math.max(...tones.map(({ to }) => to))
  setTimeout(() => void context.close(), (end + 0.2) * 1000)
}
