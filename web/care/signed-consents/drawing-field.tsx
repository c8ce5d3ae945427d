import '../../messages/signed-consents.ts'
import {
  type DrawnLines,
  drawingHeight,
  drawingWidth,
  drawnLinesMax,
  drawnPointsMax,
  type Point,
} from '@newyou/contract/care/signed-consents/rules'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import layout from '../../ui/layout.module.css'

const lineWidth = 3
const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
const pointsOf = (lines: DrawnLines) => lines.reduce((sum, line) => sum + line.length, 0)

/** A name drawn with finger, pen or mouse. By keyboard it is typed instead: the form offers both. */
export function DrawingField({
  lines,
  error,
  onChange,
}: {
  lines: DrawnLines
  error: string | undefined
  onChange: (lines: DrawnLines) => void
}) {
  const t = useTranslations('signed-consents.sign')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    context.clearRect(0, 0, drawingWidth, drawingHeight)
    context.lineWidth = lineWidth
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = getComputedStyle(element).color
    context.beginPath()
    for (const line of lines)
      for (const [place, [x, y]] of line.entries())
        if (place === 0) {
          context.moveTo(x, y)
          context.lineTo(x + 1, y)
        } else context.lineTo(x, y)
    context.stroke()
  }, [lines])

  function pointAt(event: PointerEvent<HTMLCanvasElement>): Point {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      within(((event.clientX - box.left) / box.width) * drawingWidth, drawingWidth),
      within(((event.clientY - box.top) / box.height) * drawingHeight, drawingHeight),
    ]
  }
  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (lines.length >= drawnLinesMax || pointsOf(lines) >= drawnPointsMax) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange([...lines, [pointAt(event)]])
  }
  function goOn(event: PointerEvent<HTMLCanvasElement>) {
    const line = lines.at(-1)
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !line || pointsOf(lines) >= drawnPointsMax)
      return
    onChange([...lines.slice(0, -1), [...line, pointAt(event)]])
  }

  return (
    <div>
      <Field label={t('draw')} hint={t('drawHint')} error={error}>
        {(control) => (
          <canvas
            {...control}
            className={`${control.className} ${layout.drawing}`}
            ref={canvas}
            width={drawingWidth}
            height={drawingHeight}
            role="img"
            aria-label={t('drawing')}
            onPointerDown={begin}
            onPointerMove={goOn}
          />
        )}
      </Field>
      {lines.length > 0 && (
        <Button variant="bare" small onClick={() => onChange([])}>
          {t('drawAgain')}
        </Button>
      )}
    </div>
  )
}
