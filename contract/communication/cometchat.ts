import { z } from 'zod'
import { endpoint, uId } from '../endpoint.ts'

/** For people who also use CometChat's apps, if the site is connected to CometChat. */
export const cometChat = {
  'POST /api/website/cometchat-token': endpoint({
    summary:
      'Get a token for CometChat’s apps. Clients are another user in each group, so a group needs a token of its own',
    who: 'signed-in',
    query: z.strictObject({ group_u_id: uId.optional() }),
    data: z.object({
      cometchat_u_id: z.string(),
      auth_token: z.string(),
      app_id: z.string(),
      region: z.string(),
    }),
    created: true,
    errors: ['cometChatOff', 'unavailable'],
  }),
}
