import { menuGroups } from '@newyou/contract/administration/back-office/resource'
import {
  listCallOf,
  type WaitingList,
  waitingLists,
} from '@newyou/contract/administration/back-office/waiting'
import { api } from '@newyou/contract/api'
import { type StaffRole, staffRoles } from '@newyou/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { entriesFor } from './entries.tsx'
import { findEntries } from './find-entries.ts'

const everything = entriesFor(['admin'])
const found = (typed: string, entries = everything) => findEntries(entries, typed).map(({ name }) => name)

describe('the search of the menu', () => {
  test('finds by a part of the name, in any case and order', () => {
    expect(found('coup')).toEqual(['coupons'])
    expect(found('WORKSHOPS web')).toEqual(['events'])
    expect(found('refunds')[0]).toBe('refund-requests')
  })

  test('finds by what people call a list elsewhere', () => {
    expect(found('voucher')).toEqual(['coupons'])
    expect(found('promo code')).toEqual(['coupons'])
    expect(found('chargeback')).toEqual(['disputes'])
    expect(found('blog')).toEqual(['articles'])
    expect(found('staff')).toEqual(['colleagues'])
    expect(found('complaints')).toContain('tickets')
  })

  test('says the names before what else they are called', () => {
    expect(found('course')[0]).toBe('courses')
    // Parts of a course are built on its own screen.
    expect(found('quiz')).toEqual(['courses'])
  })

  test('finds nothing for nothing, and nothing for what is not there', () => {
    expect(found(' ')).toEqual([])
    expect(found('xyzzy')).toEqual([])
  })

  test('knows another name for every entry', () => {
    expect(everything.filter(({ alsoCalled }) => alsoCalled === '').map(({ name }) => name)).toEqual([])
  })
})

describe('the menu', () => {
  test('has each entry once, in one of the groups', () => {
    const names = everything.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect([...new Set(everything.map(({ group }) => group))]).toEqual([...menuGroups])
  })

  test('has groups that are read at one look, and for the front desk the day alone', () => {
    for (const [group, entries] of Map.groupBy(everything, (one) => one.group))
      expect(entries.length, group).toBeLessThanOrEqual(9)
    expect([...new Set(entriesFor(['desk']).map(({ group }) => group))]).toEqual(['today'])
    expect([...new Set(entriesFor(['editor']).map(({ group }) => group))]).not.toContain('money')
  })

  test('shows each role its own entries alone', () => {
    expect(found('coupons', entriesFor(['editor']))).toEqual([])
    expect(found('articles', entriesFor(['finance']))).toEqual([])
    expect(entriesFor([])).toEqual([])
  })

  test('counts what waits only where the entry stands in the menu of that role', () => {
    const countedBy = (role: StaffRole) =>
      waitingLists.filter((name: WaitingList) =>
        (api[listCallOf(name)].who as readonly StaffRole[]).includes(role),
      )
    for (const role of staffRoles) {
      const shown = entriesFor([role]).map(({ name }) => name)
      expect(countedBy(role).filter((name) => !shown.includes(name))).toEqual([])
    }
  })
})
