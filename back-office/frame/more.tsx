import LedgerIcon from '@mui/icons-material/AccountBalanceOutlined'
import ReportIcon from '@mui/icons-material/BarChartOutlined'
import CompareIcon from '@mui/icons-material/CompareArrows'
import FailedIcon from '@mui/icons-material/CreditCardOffOutlined'
import InvoiceIcon from '@mui/icons-material/DescriptionOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import EventIcon from '@mui/icons-material/EventAvailableOutlined'
import ProofIcon from '@mui/icons-material/FactCheckOutlined'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import DisputeIcon from '@mui/icons-material/GavelOutlined'
import GroupIcon from '@mui/icons-material/Group'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import HistoryIcon from '@mui/icons-material/History'
import MailIcon from '@mui/icons-material/MailOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import PayoutIcon from '@mui/icons-material/PaymentsOutlined'
import ClientIcon from '@mui/icons-material/PersonOutlined'
import ProposalIcon from '@mui/icons-material/PostAddOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import RefundIcon from '@mui/icons-material/Replay'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import StarIcon from '@mui/icons-material/StarOutline'
import AdjustIcon from '@mui/icons-material/TuneOutlined'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { lazy, type ReactElement } from 'react'

const Healers = lazy(() => import('../healers/list.tsx'))
const Healer = lazy(() => import('../healers/show.tsx'))
const Clients = lazy(() => import('../clients/list.tsx'))
const Client = lazy(() => import('../clients/show.tsx'))
const Appointments = lazy(() => import('../appointments/list.tsx'))
const Appointment = lazy(() => import('../appointments/show.tsx'))
const Inbox = lazy(() => import('../inbox/list.tsx'))
const Letter = lazy(() => import('../inbox/show.tsx'))
const Submissions = lazy(() => import('../submissions/list.tsx'))
const Submission = lazy(() => import('../submissions/show.tsx'))
const Feedback = lazy(() => import('../inbox/feedback.tsx'))
const Reports = lazy(() => import('../community/reports.tsx'))
const Report = lazy(() => import('../community/report.tsx'))
const Posts = lazy(() => import('../community/posts.tsx'))
const Members = lazy(() => import('../community/members.tsx'))
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
const PayoutBatches = lazy(() => import('../payouts/list.tsx'))
const PayoutBatch = lazy(() => import('../payouts/show.tsx'))
const FailedJobs = lazy(() => import('../operations/failed-jobs.tsx'))
const Outbox = lazy(() => import('../operations/outbox.tsx'))
const Webhooks = lazy(() => import('../operations/webhooks.tsx'))
const FigureReports = lazy(() => import('../reports/list.tsx'))
const FigureReport = lazy(() => import('../reports/show.tsx'))
const Settings = lazy(() => import('../settings/settings.tsx'))
const Audit = lazy(() => import('../staff/audit.tsx'))
const Colleagues = lazy(() => import('../staff/colleagues.tsx'))

interface More {
  name: string
  label: string
  group: 'people' | 'money' | 'platform'
  read: readonly StaffRole[]
  icon: ReactElement
  list: ReactElement
  show?: ReactElement
}

/** Screens that are more than a list and a form; each has calls of its own. */
export const more: readonly More[] = [
  {
    name: 'healers',
    label: 'Healers',
    group: 'people',
    read: ['admin'],
    icon: <VerifiedIcon />,
    list: <Healers />,
    show: <Healer />,
  },
  {
    name: 'clients',
    label: 'Clients',
    group: 'people',
    read: ['support', 'admin'],
    icon: <ClientIcon />,
    list: <Clients />,
    show: <Client />,
  },
  {
    name: 'appointments',
    label: 'Appointments',
    group: 'people',
    read: ['support', 'admin'],
    icon: <EventIcon />,
    list: <Appointments />,
    show: <Appointment />,
  },
  {
    name: 'inbox',
    label: 'Messages',
    group: 'people',
    read: ['support', 'admin'],
    icon: <MailIcon />,
    list: <Inbox />,
    show: <Letter />,
  },
  {
    name: 'submissions',
    label: 'Proposals',
    group: 'people',
    read: ['editor', 'admin'],
    icon: <ProposalIcon />,
    list: <Submissions />,
    show: <Submission />,
  },
  {
    name: 'event-feedback',
    label: 'Event feedback',
    group: 'people',
    read: ['editor', 'support', 'admin'],
    icon: <StarIcon />,
    list: <Feedback />,
  },
  {
    name: 'community-reports',
    label: 'Reported content',
    group: 'people',
    read: ['support', 'admin'],
    icon: <FlagIcon />,
    list: <Reports />,
    show: <Report />,
  },
  {
    name: 'community-posts',
    label: 'Group posts',
    group: 'people',
    read: ['support', 'admin'],
    icon: <ForumIcon />,
    list: <Posts />,
  },
  {
    name: 'community-members',
    label: 'Group members',
    group: 'people',
    read: ['support', 'admin'],
    icon: <GroupsIcon />,
    list: <Members />,
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
    name: 'payout-batches',
    label: 'Payouts',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <PayoutIcon />,
    list: <PayoutBatches />,
    show: <PayoutBatch />,
  },
  {
    name: 'ledger',
    label: 'Ledger',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <LedgerIcon />,
    list: <Ledger />,
  },
  {
    name: 'ledger-proofs',
    label: 'Ledger checks',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <ProofIcon />,
    list: <LedgerProofs />,
  },
  {
    name: 'reconciliations',
    label: 'Reconciliation',
    group: 'money',
    read: ['finance', 'admin'],
    icon: <CompareIcon />,
    list: <Reconciliations />,
  },
  {
    name: 'reports',
    label: 'Reports',
    group: 'platform',
    read: ['support', 'editor', 'finance', 'admin'],
    icon: <ReportIcon />,
    list: <FigureReports />,
    show: <FigureReport />,
  },
  {
    name: 'colleagues',
    label: 'Colleagues',
    group: 'platform',
    read: ['admin'],
    icon: <GroupIcon />,
    list: <Colleagues />,
  },
  {
    name: 'settings',
    label: 'Settings',
    group: 'platform',
    read: ['admin', 'finance'],
    icon: <SettingsIcon />,
    list: <Settings />,
  },
  {
    name: 'audit',
    label: 'Audit trail',
    group: 'platform',
    read: ['admin'],
    icon: <HistoryIcon />,
    list: <Audit />,
  },
  {
    name: 'failed-jobs',
    label: 'Failed jobs',
    group: 'platform',
    read: ['admin'],
    icon: <ErrorIcon />,
    list: <FailedJobs />,
  },
  {
    name: 'outbox',
    label: 'Outbox',
    group: 'platform',
    read: ['admin'],
    icon: <OutboxIcon />,
    list: <Outbox />,
  },
  {
    name: 'webhooks',
    label: 'Webhooks',
    group: 'platform',
    read: ['admin', 'finance'],
    icon: <WebhookIcon />,
    list: <Webhooks />,
  },
]
