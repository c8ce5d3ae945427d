import { moderatedContentTypes } from '@newyou/contract/people/moderation/reports'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { moderationModule } from './module.ts'

const app = useTestApp()

test('the app does not start while content or messages that can be reported are not registered', () => {
  const { modules, platform } = app().app
  const { content, messages, ready } = moderationModule(platform, modules)
  expect(ready).toThrow(`reportable content: nothing is registered for ${moderatedContentTypes.join(', ')}`)
  for (const type of moderatedContentTypes) content.register(type, modules.moderation.content.of(type))
  expect(ready).toThrow('reportable messages: nothing is registered for group, conversation')
  messages.register('group', modules.moderation.messages.of('group'))
  expect(ready).toThrow('conversation')
  messages.register('conversation', modules.moderation.messages.of('conversation'))
  expect(ready).not.toThrow()
})
