import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './ensure-installed.mjs'
import { startProcess } from './processes.ts'

test('a program that is killed while its question is answered takes nothing with it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-asking-'))
  const file = path.join(folder, 'asks.mjs')
  await writeFile(file, "process.send({ id: 1, question: 'which' })\nsetInterval(() => {}, 1000)\n")
  const answered = Promise.withResolvers<unknown>()
  const program = startProcess({
    name: 'The program',
    file: path.relative(root, file),
    environment: {},
    answersAt: 'http://127.0.0.1:1/',
    reply: async (question) => {
      process.kill(program.pid() ?? 0, 'SIGKILL')
      // The event loop stands still, so the end of the program is not known here when the answer is sent.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      answered.resolve(question)
      return 'this one'
    },
  })
  await expect(program.ready()).rejects.toThrow('The program ended with SIGKILL')
  expect(await answered.promise).toBe('which')
  expect(await program.ended).toBeNull()
  await rm(folder, { recursive: true })
})
