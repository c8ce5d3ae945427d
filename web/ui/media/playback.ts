import { useState } from 'react'
import { storageKeys } from '../storage-keys.ts'
import type { Quality } from './quality.ts'

/** How this person likes lessons played, kept on the device. */
export interface Playback {
  speed: number
  quality: Quality
  /** Language of the captions; empty for none. */
  captions: string
  isMuted: boolean
  /** Whether the next lesson plays by itself. */
  autoNext: boolean
  hasShortcuts: boolean
  textSize: 'm' | 'l' | 'xl'
}

export const speeds = [0.75, 1, 1.25, 1.5, 2]
export const textSizes = ['m', 'l', 'xl'] as const
const usual: Playback = {
  speed: 1,
  quality: 'auto',
  captions: 'en',
  isMuted: false,
  autoNext: false,
  hasShortcuts: true,
  textSize: 'm',
}

function read(): Playback {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKeys.videoPlayback) ?? '{}') as Partial<Playback> // written below
    return { ...usual, ...kept }
  } catch {
    return usual
  }
}

/** Browser only, because it reads localStorage. */
export function usePlayback() {
  const [playback, setPlayback] = useState(read)
  const change = (part: Partial<Playback>) => {
    const next = { ...playback, ...part }
    localStorage.setItem(storageKeys.videoPlayback, JSON.stringify(next))
    setPlayback(next)
  }
  return [playback, change] as const
}
