import { addresses, frontEndPathOf, pathTo, withQuery } from '@newyou/contract/addresses'
import { expect, test } from 'vitest'
import { localized } from './ui/locale.ts'
import { urls } from './urls.ts'

test('every link of the site', () => {
  expect({
    home: urls.home(),
    healers: urls.healers(),
    filtered: urls.healers({
      language: ['Hindi', 'Tamil'],
      free: 'tomorrow',
      price_max: 2500,
      search: 'no sleep',
    }),
    healersOf: urls.healersOf('health'),
    healer: urls.healer('h1'),
    healerAt: urls.healer('h1', { at: '2026-11-22T01:45:00Z', mode: 'video' }),
    login: urls.login(),
    loginBack: urls.login(urls.healer('h1', { at: '2026-11-22T01:45:00Z', mode: 'video' })),
    register: urls.register(),
    profile: urls.profile('/dashboard'),
    free: urls.freeAppointment({ category: 'health' }),
    freeChange: urls.freeAppointment({ change: 'a1' }),
    dashboard: urls.dashboard(),
    notifications: urls.notifications(),
    payment: urls.payment('o1'),
    player: urls.player('c1'),
    lesson: urls.player('c1', 'l2'),
    coursePayment: urls.coursePayment('o1'),
    courseOrder: urls.paymentOf('course', 'o1'),
    bundleOrder: urls.paymentOf('bundle', 'o1'),
    certificate: urls.certificate('AAAA-BBBB-CCCC'),
    practice: urls.practice(),
    loginHealer: urls.loginHealer('/practice'),
    otp: urls.otp(),
    appointment: urls.appointment('a1'),
    appointmentLink: urls.appointmentLink('t1'),
    counseling: urls.counseling(),
    notificationsPage: urls.notifications(2),
    practiceWeek: urls.practice('2026-11-22'),
    practiceAppointment: urls.practiceAppointment('a1'),
    practiceHours: urls.practiceHours(),
    practicePlans: urls.practicePlans(),
    practicePlan: urls.practicePlan('p1'),
    practiceNewPlan: urls.practiceNewPlan('a1'),
    myActionPlan: urls.myActionPlan(),
    myActionPlanOne: urls.myActionPlan('p1'),
    myNotification: urls.myNotification(2),
    chat: urls.chat(),
    chatWith: urls.chat('k1'),
    practiceChat: urls.practiceChat('k1'),
    wallet: urls.wallet(),
    walletPage: urls.wallet(2),
    lifePoints: urls.lifePoints(),
    ebooks: urls.ebooks({ language: 'hi', category: 'health' }),
    ebook: urls.ebook('e1'),
    readBook: urls.readBook('e1'),
    events: urls.events({ category: 'family', type: 'recorded', place: 'offline', page: 2 }),
    webinars: urls.events({}, 'webinar'),
    workshops: urls.events({ search: 'two hands' }, 'workshop'),
    webinar: urls.event('webinar', 'w1'),
    workshop: urls.event('workshop', 'w1'),
    webinarJoin: urls.eventJoin('webinar', 'w1'),
    workshopFeedback: urls.eventFeedback('workshop', 'w1'),
    myEvents: urls.myEvents(),
    reels: urls.reels(),
    reel: urls.reel('r1'),
    support: urls.support({ status: 'closed', search: 'film' }),
    supportAsk: urls.support({ ask: 'yes', follows: 's1' }),
    supportTicket: urls.supportTicket('s1'),
    helpDesk: urls.helpDesk({ status: 'waiting', mine: 'true' }),
    helpDeskTicket: urls.helpDeskTicket('s1'),
    loginStaff: urls.loginStaff('/help-desk'),
  }).toEqual({
    home: '/',
    healers: '/healers',
    filtered: '/healers?language=Hindi,Tamil&free=tomorrow&price_max=2500&search=no%20sleep',
    healersOf: '/healers/health',
    healer: '/healers/healers-details/h1',
    healerAt: '/healers/healers-details/h1?at=2026-11-22T01%3A45%3A00Z&mode=video',
    login: '/login',
    loginBack:
      '/login?redirect_to=%2Fhealers%2Fhealers-details%2Fh1%3Fat%3D2026-11-22T01%253A45%253A00Z%26mode%3Dvideo',
    register: '/register',
    profile: '/profile?redirect_to=%2Fdashboard',
    free: '/free-appointment?category=health',
    freeChange: '/free-appointment?change=a1',
    dashboard: '/dashboard',
    notifications: '/notifications',
    payment: '/payment?order=o1',
    player: '/course-view/courses-details/c1',
    lesson: '/course-view/courses-details/c1?lesson=l2',
    coursePayment: '/course-view/payment?order=o1',
    courseOrder: '/course-view/payment?order=o1',
    bundleOrder: '/payment?order=o1',
    certificate: '/certificate/AAAA-BBBB-CCCC',
    practice: '/practice',
    loginHealer: '/login/healer?redirect_to=%2Fpractice',
    otp: '/otp',
    appointment: '/dashboard/appointments/a1',
    appointmentLink: '/a/t1',
    counseling: '/counseling',
    notificationsPage: '/notifications?page=2',
    practiceWeek: '/practice?from=2026-11-22',
    practiceAppointment: '/practice/appointments/a1',
    practiceHours: '/practice/hours',
    practicePlans: '/practice/plans',
    practicePlan: '/practice/plans/p1',
    practiceNewPlan: '/practice/plans/new?appointment=a1',
    myActionPlan: '/my-action-plan',
    myActionPlanOne: '/my-action-plan/p1',
    myNotification: '/my-notification?page=2',
    chat: '/chat',
    chatWith: '/chat?with=k1',
    practiceChat: '/practice/chat?with=k1',
    wallet: '/wallet',
    walletPage: '/wallet?page=2',
    lifePoints: '/life-points',
    ebooks: '/e-book?language=hi&category=health',
    ebook: '/e-book/e-book-details/e1',
    readBook: '/read-book/e1',
    events: '/events?category=family&type=recorded&place=offline&page=2',
    webinars: '/webinar',
    workshops: '/workshop?search=two%20hands',
    webinar: '/webinar/view/w1',
    workshop: '/workshop/workshop-details/w1',
    webinarJoin: '/webinar/join/w1',
    workshopFeedback: '/feedback/workshop/w1',
    myEvents: '/my-webinars',
    reels: '/reels',
    reel: '/reels/r1',
    support: '/support?status=closed&search=film',
    supportAsk: '/support?ask=yes&follows=s1',
    supportTicket: '/support/support-view/s1',
    helpDesk: '/help-desk?status=waiting&mine=true',
    helpDeskTicket: '/help-desk/s1',
    loginStaff: '/login/staff?redirect_to=%2Fhelp-desk',
  })
})

test('empty filters leave no trace in the address', () => {
  expect(withQuery('/healers', { search: '', category: [], gender: undefined, page: null })).toBe('/healers')
})

test('another language stands before the path, English stands nowhere', () => {
  expect(localized('/healers', 'en')).toBe('/healers')
  expect(localized('/healers?free=today', 'hi')).toBe('/hi/healers?free=today')
  expect(localized('/', 'hi')).toBe('/hi')
})

test('a page of the table is found by its name; a notification names it without its id', () => {
  expect(addresses.workshop).toBe('/workshop/workshop-details/:eventId')
  expect(pathTo('feedback', { kind: 'webinar', eventId: 'w1' })).toBe('/feedback/webinar/w1')
  expect(pathTo('healers')).toBe('/healers')
  expect(frontEndPathOf('workshop')).toBe('workshop/workshop-details')
  expect(frontEndPathOf('feedback')).toBe('feedback')
  expect(frontEndPathOf('practicePlans')).toBe('practice/plans')
})
