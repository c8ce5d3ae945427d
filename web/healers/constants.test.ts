import { appointmentMessages } from '@newyou/contract/appointments'
import * as contract from '@newyou/contract/healers'
import { expect, test } from 'vitest'
import * as ours from './constants.ts'

test('the lists that the browser uses are those of the contract', () => {
  expect(ours.categorySlugs).toEqual(contract.categorySlugs)
  expect(ours.sessionModes).toEqual(contract.sessionModes)
  expect(ours.freeWindows).toEqual(contract.freeWindows)
  expect(ours.healerSorts).toEqual(contract.healerSorts)
  expect(ours.portraitWidths).toEqual(contract.portraitWidths)
  expect(ours.faceWidths).toEqual(contract.faceWidths)
  expect(ours.descriptionMissing).toBe(appointmentMessages.descriptionMissing)
})
