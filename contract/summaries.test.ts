import { expect, test } from 'vitest'
import { api } from './api.ts'

test('the summary of every call is an imperative sentence without a full stop', () => {
  const summaries = Object.values(api).map(({ summary }) => summary)
  // Calls that are made for many kinds of records name the kind first: "Course: create one".
  const isImperative =
    /^(?:[A-Z][\w -]+: [a-z]|(?!(?:A|An|All|One|My|I|The|What|Whether|How|Where|When|Who|Why)\b)[A-Z])/
  expect(summaries.filter((summary) => !isImperative.test(summary) || summary.endsWith('.'))).toEqual([])
})
