import { expect, test } from 'vitest'
import { categories } from '../art/colours.ts'
import { demoClients } from './clients.ts'
import { demoHealers } from './healers.ts'
import { languages } from './languages.ts'

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('forty healers, each with their own slug and five or six in every category', () => {
  expect(demoHealers).toHaveLength(40)
  expect(new Set(demoHealers.map(({ slug }) => slug)).size).toBe(40)
  for (const category of categories) {
    const own = demoHealers.filter(({ mainCategory }) => mainCategory === category)
    expect(own.length, category).toBeGreaterThanOrEqual(5)
    expect(own.length, category).toBeLessThanOrEqual(6)
  }
})

test('a healer lists their main category first and no category twice', () => {
  for (const { slug, mainCategory, categories: own } of demoHealers) {
    expect(own[0], slug).toBe(mainCategory)
    expect(new Set(own).size, slug).toBe(own.length)
  }
})

test('prices are ₹600 to ₹2,400 in steps of ₹50', () => {
  for (const { slug, pricePaise } of demoHealers) {
    expect(pricePaise, slug).toBeGreaterThanOrEqual(600_00)
    expect(pricePaise, slug).toBeLessThanOrEqual(2400_00)
    expect(pricePaise % 50_00, slug).toBe(0)
  }
})

test('healers are 25 to 74 years old, about half of them women, and began as adults', () => {
  for (const { slug, birthYear, practisingSince } of demoHealers) {
    expect(2026 - birthYear, slug).toBeGreaterThanOrEqual(25)
    expect(2026 - birthYear, slug).toBeLessThanOrEqual(74)
    expect(practisingSince - birthYear, slug).toBeGreaterThanOrEqual(20)
  }
  const women = demoHealers.filter(({ gender }) => gender === 'female').length
  expect(Math.abs(women - 20)).toBeLessThanOrEqual(2)
})

test('every language of the list is spoken by somebody', () => {
  const spoken = new Set(demoHealers.flatMap((healer) => healer.languages))
  expect([...languages].filter((language) => !spoken.has(language))).toEqual([])
})

test('windows of one day do not overlap and each holds whole 45 minute sessions', () => {
  for (const { slug, hours } of demoHealers) {
    for (const window of hours) {
      const length = minutesOf(window.to) - minutesOf(window.from)
      expect(length, `${slug} ${window.from}`).toBeGreaterThan(0)
      expect(length % 45, `${slug} ${window.weekday} ${window.from}-${window.to}`).toBe(0)
      const clashes = hours.filter(
        (other) => other.weekday === window.weekday && other.from < window.to && window.from < other.to,
      )
      expect(clashes, `${slug} ${window.weekday} ${window.from}`).toHaveLength(1)
    }
  }
})

test('on every day of the week somebody is free at any time from 6 am to 11:45 pm', () => {
  const windows = demoHealers.flatMap(({ hours }) => hours)
  const gaps: string[] = []
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    for (let minute = 6 * 60; minute < 23 * 60 + 45; minute += 15) {
      const isCovered = windows.some(
        (window) =>
          window.weekday === weekday && minutesOf(window.from) <= minute && minute < minutesOf(window.to),
      )
      if (!isCovered) gaps.push(`${weekday} ${Math.floor(minute / 60)}:${minute % 60}`)
    }
  }
  expect(gaps).toEqual([])
})

test('the words fit where they are shown', () => {
  for (const { slug, topics, about, noticeMinutes, reviews } of demoHealers) {
    expect(topics.length, `${slug}: ${topics}`).toBeLessThan(60)
    expect(about.length, slug).toBeGreaterThanOrEqual(2)
    expect(about.length, slug).toBeLessThanOrEqual(3)
    expect(noticeMinutes, slug).toBeGreaterThanOrEqual(30)
    expect(noticeMinutes, slug).toBeLessThanOrEqual(720)
    expect(reviews.length, slug).toBeGreaterThanOrEqual(2)
    expect(reviews.length, slug).toBeLessThanOrEqual(5)
  }
})

test('demo clients can be reached by nobody real', () => {
  for (const { email, phone } of demoClients) {
    expect(email).toMatch(/@example\.com$/)
    expect(phone).toMatch(/^\+91 98450 000\d\d$/)
  }
})
