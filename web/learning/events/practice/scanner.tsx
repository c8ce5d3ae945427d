import '../../../messages/events-hosting.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../../api/error-words.ts'
import { toast } from '../../../ui/overlay-store.ts'
import styles from './hosting.module.css'

interface Reader {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface ReaderClass {
  new (options: { formats: 'qr_code'[] }): Reader
  getSupportedFormats(): Promise<readonly string[]>
}

/** Between two looks at the picture. */
const everyMs = 250
/** The same ticket stays before the camera for a moment; it is not sent again. */
const sameForMs = 4000

/** The browser's own reader, or one that is loaded where it has none. */
async function openReader(): Promise<Reader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: ReaderClass }
  const isThere = Own && (await Own.getSupportedFormats().catch((): string[] => [])).includes('qr_code')
  const Chosen = isThere ? Own : ((await import('qr/decode.js')).BarcodeDetector as unknown as ReaderClass)
  return new Chosen({ formats: ['qr_code'] })
}

/** Reads tickets with the camera, one after the other, until it is taken away. */
export default function Scanner({
  onTicket,
}: {
  /** Resolves with why it was refused. */
  onTicket: (ticket: string) => Promise<string | undefined>
}) {
  const t = useTranslations('events-hosting.checkIn')
  const wordsFor = useErrorWords()
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const latest = useRef({ onTicket, wordsFor })
  useEffect(() => {
    latest.current = { onTicket, wordsFor }
  })

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let seen = { ticket: '', at: 0 }

    async function take(ticket: string) {
      if (ticket === seen.ticket && Date.now() - seen.at < sameForMs) {
        seen.at = Date.now()
        return
      }
      seen = { ticket, at: Date.now() }
      navigator.vibrate?.(80)
      const { onTicket: send, wordsFor: words } = latest.current
      const refusal = await send(ticket).catch((error: unknown) => words(error))
      if (refusal) toast({ tone: 'bad', words: refusal })
    }

    async function read(reader: Reader, picture: HTMLVideoElement) {
      if (isOver) return
      const [found] = await reader.detect(picture).catch(() => [])
      if (found && !isOver) await take(found.rawValue)
      timer = setTimeout(() => void read(reader, picture), everyMs)
    }

    function end() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    async function begin() {
      const picture = video.current
      if (!picture) return
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return end()
      picture.srcObject = stream
      await picture.play()
      await read(await openReader(), picture)
    }
    void begin().catch(() => setRefused(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      end()
    }
  }, [])

  if (isRefused)
    return (
      <p className="t2" role="alert">
        {t('noCamera')}
      </p>
    )
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('camera')} />
}
