interface DemoGuest {
  first_name: string
  last_name: string
  mobile_number: string
  /** The slug of a healer of the clinic. */
  healer: string
  inDays: number
  /** Which of the free times of that day. */
  nth: number
  /** They accepted the terms at the counter. */
  hasTerms?: true
}

const at = (healer: string, inDays: number, nth: number) => ({ healer, inDays, nth })

/** People who phoned the front desk and have no account. */
export const demoGuests: DemoGuest[] = [
  { first_name: 'Vimala', last_name: 'Jadhav', mobile_number: '9845003001', ...at('anjali-kulkarni', 1, 0) },
  {
    ...{ first_name: 'Sameer', last_name: 'Gokhale', mobile_number: '9845003002' },
    ...at('anjali-kulkarni', 1, 1),
    hasTerms: true,
  },
  { first_name: 'Ruksana', last_name: '', mobile_number: '9845003003', ...at('arvind-deshpande', 1, 0) },
  { first_name: 'Prabha', last_name: 'Kale', mobile_number: '9845003004', ...at('anjali-kulkarni', 2, 0) },
  { first_name: 'Nitin', last_name: 'More', mobile_number: '9845003005', ...at('anjali-kulkarni', 2, 2) },
  {
    ...{ first_name: 'Sheela', last_name: 'Pawar', mobile_number: '9845003006' },
    ...at('arvind-deshpande', 2, 0),
    hasTerms: true,
  },
  { first_name: 'Tukaram', last_name: '', mobile_number: '9845003007', ...at('anjali-kulkarni', 3, 0) },
  {
    first_name: 'Mangala',
    last_name: 'Shinde',
    mobile_number: '9845003008',
    ...at('arvind-deshpande', 3, 0),
  },
]
