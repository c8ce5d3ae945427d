/** Where apps speak OAuth with this site. */
export const oauthPaths = {
  authorisation: '/oauth/authorise',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  keys: '/oauth/keys',
  endSession: '/oauth/end',
} as const

/** What can be asked for: the calls, or the tools of assistants, which are the same calls. */
export const oauthResources = ['/api', '/mcp'] as const
