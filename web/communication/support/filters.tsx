import '../../messages/support.ts'
import { type SupportTag, supportStates, supportTags } from '@newyou/contract/communication/support/tags'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'

/** One of a closed list, when an address names one. */
export const oneOf = <T extends string>(list: readonly T[], asked: string | null): T | undefined =>
  list.find((one) => one === asked)

/** Ticket list filters from the URL. */
export const listAsked = (query: URLSearchParams) => ({
  status: oneOf(supportStates, query.get('status')),
  tag: oneOf(supportTags, query.get('tag')),
  search: query.get('search')?.trim().slice(0, 80) || undefined,
  page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
})

/** A choice that takes effect at once; empty is anything. */
export function SelectFilter({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
}) {
  const t = useTranslations('support')
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{t('anything')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Choice of a ticket topic. */
export function TagFilter({
  value,
  onChoose,
}: {
  value: SupportTag | undefined
  onChoose: (value: SupportTag | undefined) => void
}) {
  const t = useTranslations('support')
  return (
    <SelectFilter
      label={t('about')}
      value={value}
      options={supportTags.map((tag) => ({ value: tag, label: t(`tags.${tag}`) }))}
      onChoose={(chosen) => onChoose(oneOf(supportTags, chosen ?? null))}
    />
  )
}
