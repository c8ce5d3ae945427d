/** Two soft tones, on the chosen speaker where the browser can choose one. */
export async function playTestSound(speakerId: string | undefined) {
  const context = new AudioContext()
  const choosing = context as AudioContext & { setSinkId?: (id: string) => Promise<void> }
  if (speakerId) await choosing.setSinkId?.(speakerId).catch(() => undefined)
  for (const [index, pitch] of [440, 587].entries()) {
    const start = context.currentTime + index * 0.35
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.2, start + 0.05)
    volume.gain.linearRampToValueAtTime(0, start + 0.3)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.3)
  }
  setTimeout(() => void context.close(), 1200)
}
