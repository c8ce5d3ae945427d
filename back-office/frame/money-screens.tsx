import LedgerIcon from '@mui/icons-material/AccountBalanceOutlined'
import CompareIcon from '@mui/icons-material/CompareArrows'
import FailedIcon from '@mui/icons-material/CreditCardOffOutlined'
import InvoiceIcon from '@mui/icons-material/DescriptionOutlined'
import ProofIcon from '@mui/icons-material/FactCheckOutlined'
import DisputeIcon from '@mui/icons-material/GavelOutlined'
import ApprovalIcon from '@mui/icons-material/HowToRegOutlined'
import TillIcon from '@mui/icons-material/LocalAtmOutlined'
import PayoutIcon from '@mui/icons-material/PaymentsOutlined'
import CounterIcon from '@mui/icons-material/PointOfSaleOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import RefundIcon from '@mui/icons-material/Replay'
import AdjustIcon from '@mui/icons-material/TuneOutlined'
import type { MenuGroup } from '@newyou/contract/administration/back-office/resource'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { lazy, type ReactElement } from 'react'

const Counter = lazy(() => import('../counter/counter.tsx'))
const TillSessions = lazy(() => import('../counter/sessions.tsx'))
const TillSession = lazy(() => import('../counter/session.tsx'))
const Orders = lazy(() => import('../orders/list.tsx'))
const Order = lazy(() => import('../orders/show.tsx'))
const Ledger = lazy(() => import('../books/ledger.tsx'))
const LedgerProofs = lazy(() => import('../books/proofs.tsx'))
const Reconciliations = lazy(() => import('../books/reconciliations.tsx'))
const RefundRequests = lazy(() => import('../orders/requests.tsx'))
const FailedRefunds = lazy(() => import('../orders/failed-refunds.tsx'))
const Disputes = lazy(() => import('../orders/disputes.tsx'))
const Invoices = lazy(() => import('../invoices/list.tsx'))
const Adjustments = lazy(() => import('../adjustments/list.tsx'))
const Approvals = lazy(() => import('../approvals/list.tsx'))
const PayoutBatches = lazy(() => import('../payouts/list.tsx'))
const PayoutBatch = lazy(() => import('../payouts/show.tsx'))

/** A screen that is more than a list and a form. */
export interface More {
  name: string
  label: string
  group: MenuGroup
  read: readonly StaffRole[]
  icon: ReactElement
  list: ReactElement
  show?: ReactElement
}

/** Those about money. */
export const money: readonly More[] = [
  {
    name: 'counter',
    label: 'Payments at the desk',
    group: 'today',
    read: ['desk', 'finance', 'admin'],
    icon: <CounterIcon />,
    list: <Counter />,
  },
  {
    name: 'till-sessions',
    label: 'Till sessions',
    group: 'books',
    read: ['finance', 'admin'],
    icon: <TillIcon />,
    list: <TillSessions />,
    show: <TillSession />,
  },
  {
    name: 'orders',
    label: 'Orders',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <ReceiptIcon />,
    list: <Orders />,
    show: <Order />,
  },
  {
    name: 'invoices',
    label: 'Invoices',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <InvoiceIcon />,
    list: <Invoices />,
  },
  {
    name: 'refund-requests',
    label: 'Refunds',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <RefundIcon />,
    list: <RefundRequests />,
  },
  {
    name: 'failed-refunds',
    label: 'Failed refunds',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <FailedIcon />,
    list: <FailedRefunds />,
  },
  {
    name: 'disputes',
    label: 'Disputes',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <DisputeIcon />,
    list: <Disputes />,
  },
  {
    name: 'adjustments',
    label: 'Adjustments',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <AdjustIcon />,
    list: <Adjustments />,
  },
  {
    name: 'approvals',
    label: 'Approvals',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <ApprovalIcon />,
    list: <Approvals />,
  },
  {
    name: 'payout-batches',
    label: 'Payouts',
    group: 'books',
    read: ['finance', 'admin'],
    icon: <PayoutIcon />,
    list: <PayoutBatches />,
    show: <PayoutBatch />,
  },
  {
    name: 'ledger',
    label: 'Ledger',
    group: 'books',
    read: ['finance', 'admin'],
    icon: <LedgerIcon />,
    list: <Ledger />,
  },
  {
    name: 'ledger-proofs',
    label: 'Ledger checks',
    group: 'books',
    read: ['finance', 'admin'],
    icon: <ProofIcon />,
    list: <LedgerProofs />,
  },
  {
    name: 'reconciliations',
    label: 'Reconciliation',
    group: 'books',
    read: ['finance', 'admin'],
    icon: <CompareIcon />,
    list: <Reconciliations />,
  },
]
