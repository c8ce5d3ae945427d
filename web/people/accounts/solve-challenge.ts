import type { Challenge, Solution } from 'altcha-lib'

/** Solves the challenge of a refusal `proofNeeded`, on a thread of its own; resolves with the proof. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data)
      worker.onerror = () => reject(new Error('the challenge could not be solved'))
      worker.postMessage(challenge)
    })
    if (!solution) throw new Error('the challenge took too long')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
