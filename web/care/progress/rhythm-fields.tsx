import '../../messages/progress.ts'
import { type RhythmUnit, rhythmMax, rhythmUnits } from '@newyou/contract/care/progress/limits'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { CardGrid } from '../../ui/parts.tsx'

export interface RhythmValues {
  every: string
  unit: RhythmUnit
}

/** Every so many sessions or weeks. */
export function RhythmFields({
  label,
  values: { every, unit },
  error,
  onChange,
}: {
  label: string
  values: RhythmValues
  error: string | undefined
  onChange: (part: Partial<RhythmValues>) => void
}) {
  const t = useTranslations('progress.rhythm')
  return (
    <CardGrid as="div" columns={2} gap={4}>
      <Field label={label} error={error}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={rhythmMax}
            value={every}
            onChange={({ target }) => onChange({ every: target.value })}
          />
        )}
      </Field>
      <Field label={t('unit')}>
        {(control) => (
          <select
            {...control}
            value={unit}
            onChange={({ target }) =>
              onChange({ unit: rhythmUnits.find((one) => one === target.value) ?? 'sessions' })
            }
          >
            {rhythmUnits.map((one) => (
              <option key={one} value={one}>
                {t(`units.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </CardGrid>
  )
}
