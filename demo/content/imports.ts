import { demoClients } from './clients.ts'

const [known] = demoClients

/** A list of clients as another service exports it, with what such lists have: somebody who is here already, and a number cut short. */
export const demoImport = {
  fileName: 'demo-clients.csv',
  daysAgo: 2,
  table: [
    ['Client name', 'Phone', 'Email', 'City', 'Remarks'],
    ['Smt. Vimala Joshi', '', 'demo.vimala.joshi@example.org', 'Nashik', 'Demo'],
    ['Harish Bhat', '', 'demo.harish.bhat@example.org', 'Mangaluru', 'Demo'],
    ['Nirmala Das', '', 'demo.nirmala.das@example.org', 'Cuttack', 'Demo'],
    [`${known?.firstName} ${known?.lastName}`, '', known?.email ?? '', known?.city ?? '', 'Demo'],
    ['Prakash Solanki', '9.8E+09', '', 'Surat', 'Demo'],
  ],
} as const
