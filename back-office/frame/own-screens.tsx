import ReportIcon from '@mui/icons-material/BarChartOutlined'
import DiaryIcon from '@mui/icons-material/CalendarViewDayOutlined'
import ClaimIcon from '@mui/icons-material/CampaignOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import EventIcon from '@mui/icons-material/EventAvailableOutlined'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import GroupIcon from '@mui/icons-material/Group'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import HistoryIcon from '@mui/icons-material/History'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import FilmIcon from '@mui/icons-material/MovieOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import PaletteIcon from '@mui/icons-material/PaletteOutlined'
import ClientIcon from '@mui/icons-material/PersonOutlined'
import ProposalIcon from '@mui/icons-material/PostAddOutlined'
import HookIcon from '@mui/icons-material/SendOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import SmsIcon from '@mui/icons-material/SmsOutlined'
import StarIcon from '@mui/icons-material/StarOutline'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'
import { leaving } from './leaving-screens.tsx'
import { type More, money } from './money-screens.tsx'

const Healers = lazy(() => import('../healers/list.tsx'))
const Healer = lazy(() => import('../healers/show.tsx'))
const Clients = lazy(() => import('../clients/list.tsx'))
const Client = lazy(() => import('../clients/show.tsx'))
const Appointments = lazy(() => import('../appointments/list.tsx'))
const Appointment = lazy(() => import('../appointments/show.tsx'))
const Diary = lazy(() => import('../desk/diary.tsx'))
const Inbox = lazy(() => import('../inbox/list.tsx'))
const Letter = lazy(() => import('../inbox/show.tsx'))
const Submissions = lazy(() => import('../submissions/list.tsx'))
const Submission = lazy(() => import('../submissions/show.tsx'))
const Recordings = lazy(() => import('../recordings/list.tsx'))
const Feedback = lazy(() => import('../inbox/feedback.tsx'))
const Reports = lazy(() => import('../moderation/reports.tsx'))
const Report = lazy(() => import('../moderation/report.tsx'))
const Posts = lazy(() => import('../community/posts.tsx'))
const Members = lazy(() => import('../community/members.tsx'))
const FailedJobs = lazy(() => import('../operations/failed-jobs.tsx'))
const Outbox = lazy(() => import('../operations/outbox.tsx'))
const Webhooks = lazy(() => import('../operations/webhooks.tsx'))
const WebhookEndpoints = lazy(() => import('../webhooks/list.tsx'))
const WebhookEndpoint = lazy(() => import('../webhooks/show.tsx'))
const Imports = lazy(() => import('../imports/list.tsx'))
const Import = lazy(() => import('../imports/show.tsx'))
const FigureReports = lazy(() => import('../reports/list.tsx'))
const FigureReport = lazy(() => import('../reports/show.tsx'))
const Brand = lazy(() => import('../brand/brand.tsx'))
const KeptClaims = lazy(() => import('../advertising-claims/kept.tsx'))
const Settings = lazy(() => import('../settings/settings.tsx'))
const Audit = lazy(() => import('../staff/audit.tsx'))
const TextTemplates = lazy(() => import('../text-messages/templates.tsx'))
const SentTexts = lazy(() => import('../text-messages/sent.tsx'))
const TextDays = lazy(() => import('../text-messages/days.tsx'))
const Keys = lazy(() => import('../keys/list.tsx'))
const Colleagues = lazy(() => import('../staff/colleagues.tsx'))

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
    name: 'diary',
    label: 'Diary',
    group: 'today',
    read: ['desk', 'admin'],
    icon: <DiaryIcon />,
    list: <Diary />,
  },
  {
    name: 'appointments',
    label: 'Appointments',
    group: 'today',
    read: ['support', 'admin'],
    icon: <EventIcon />,
    list: <Appointments />,
    show: <Appointment />,
  },
  {
    name: 'inbox',
    label: 'Messages and enquiries',
    group: 'support',
    read: ['support', 'admin'],
    icon: <MailIcon />,
    list: <Inbox />,
    show: <Letter />,
  },
  {
    name: 'text-messages',
    label: 'Sent texts',
    group: 'support',
    read: ['support', 'admin'],
    icon: <SmsIcon />,
    list: <SentTexts />,
  },
  {
    name: 'text-days',
    label: 'Texts by day',
    group: 'books',
    read: ['finance', 'support', 'admin'],
    icon: <SmsIcon />,
    list: <TextDays />,
  },
  {
    name: 'text-templates',
    label: 'Texts to phones',
    group: 'site',
    read: ['admin'],
    icon: <SmsIcon />,
    list: <TextTemplates />,
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
    name: 'event-recordings',
    label: 'Event recordings',
    group: 'catalogue',
    read: ['editor', 'admin'],
    icon: <FilmIcon />,
    list: <Recordings />,
  },
  {
    name: 'event-feedback',
    label: 'Event feedback',
    group: 'catalogue',
    read: ['editor', 'support', 'admin'],
    icon: <StarIcon />,
    list: <Feedback />,
  },
  {
    name: 'community-reports',
    label: 'Reported content',
    group: 'community',
    read: ['support', 'admin'],
    icon: <FlagIcon />,
    list: <Reports />,
    show: <Report />,
  },
  {
    name: 'community-posts',
    label: 'Group posts',
    group: 'community',
    read: ['support', 'admin'],
    icon: <ForumIcon />,
    list: <Posts />,
  },
  {
    name: 'community-members',
    label: 'Group members',
    group: 'community',
    read: ['support', 'admin'],
    icon: <GroupsIcon />,
    list: <Members />,
  },
  ...money,
  {
    name: 'reports',
    label: 'Reports',
    group: 'today',
    read: ['support', 'editor', 'finance', 'admin'],
    icon: <ReportIcon />,
    list: <FigureReports />,
    show: <FigureReport />,
  },
  {
    name: 'colleagues',
    label: 'Colleagues',
    group: 'system',
    read: ['admin'],
    icon: <GroupIcon />,
    list: <Colleagues />,
  },
  {
    name: 'keys',
    label: 'API keys and apps',
    group: 'system',
    read: ['admin'],
    icon: <KeyIcon />,
    list: <Keys />,
  },
  {
    name: 'imports',
    label: 'Imports',
    group: 'lists',
    read: ['admin'],
    icon: <ImportIcon />,
    list: <Imports />,
    show: <Import />,
  },
  {
    name: 'advertising-claims',
    label: 'Advertising claims',
    group: 'site',
    read: ['editor', 'admin'],
    icon: <ClaimIcon />,
    list: <KeptClaims />,
  },
  {
    name: 'brand',
    label: 'Brand',
    group: 'pages',
    read: ['admin'],
    icon: <PaletteIcon />,
    list: <Brand />,
  },
  {
    name: 'settings',
    label: 'Settings',
    group: 'system',
    read: ['admin', 'finance'],
    icon: <SettingsIcon />,
    list: <Settings />,
  },
  {
    name: 'audit',
    label: 'Audit trail',
    group: 'system',
    read: ['admin'],
    icon: <HistoryIcon />,
    list: <Audit />,
  },
  ...leaving,
  {
    name: 'webhook-endpoints',
    label: 'Webhooks',
    group: 'system',
    read: ['admin'],
    icon: <HookIcon />,
    list: <WebhookEndpoints />,
    show: <WebhookEndpoint />,
  },
  {
    name: 'failed-jobs',
    label: 'Failed tasks',
    group: 'system',
    read: ['admin'],
    icon: <ErrorIcon />,
    list: <FailedJobs />,
  },
  {
    name: 'outbox',
    label: 'Waiting tasks',
    group: 'system',
    read: ['admin'],
    icon: <OutboxIcon />,
    list: <Outbox />,
  },
  {
    name: 'webhooks',
    label: 'Payment updates',
    group: 'books',
    read: ['admin', 'finance'],
    icon: <WebhookIcon />,
    list: <Webhooks />,
  },
]
