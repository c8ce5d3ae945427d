import { type HealerFile, staffFields } from '@newyou/contract/administration/back-office/healers'
import { type HealerFieldName, healerFields, healerLabels } from '@newyou/contract/care/healers/fields'
import { reviewedFields } from '@newyou/contract/care/healers/page'
import { having, namesOf, type SpokenLine } from '@newyou/contract/people/accounts/declared'

/** The inputs of what staff write from the documents. */
export const staffInputs = namesOf(staffFields).map((name) => ({ name, hint: '', ...healerLabels[name] }))
type StaffField = (typeof staffInputs)[number]['name']

/** What stands now in those inputs. */
export const standing = (healer: HealerFile) =>
  Object.fromEntries(staffInputs.map(({ name }) => [name, healer[name]])) as Record<StaffField, string>

const { price_rupees: _price, ...asked } = having(healerFields, 'step')
/** Fields that the file shows combined in one line; gender only selects wording on the page. */
const toldTogether: readonly HealerFieldName[] = [
  ...(['gender', 'main_category', 'topics', 'city'] as const),
  ...(['languages', 'practising_since'] as const),
]

/** An applicant's fields that are in neither that list nor the staff inputs. */
export const facts = namesOf(asked).filter((name) => !toldTogether.includes(name) && !(name in staffFields))

/** A value as text for staff: a paragraph per line; spoken lines with language. */
function told(value: string | string[] | SpokenLine | null) {
  if (Array.isArray(value)) return value.join('\n')
  return value && typeof value === 'object' ? `${value.text} (${value.lang})` : (value ?? '')
}

/** The texts that a healer wants to change, beside what is public. */
export const changedTexts = (healer: HealerFile, change: NonNullable<HealerFile['page_change']>) =>
  namesOf(reviewedFields)
    .map((name) => ({
      label: healerLabels[name].label,
      before: told(healer[name]),
      after: told(change[name]),
    }))
    .filter(({ before, after }) => before !== after)
