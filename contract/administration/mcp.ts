/** Where assistants reach the server of the Model Context Protocol. */
export const mcpPath = '/mcp'

/** The revision without a handshake: each message says of itself what it speaks. */
export const mcpRevision = '2026-07-28'
/** Revisions with a handshake that are spoken too, the preferred one first. */
export const mcpRevisions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

/** What is said to programs that speak the protocol wrongly. */
export const mcpRefusals = {
  request: 'This is no request of JSON-RPC 2.0',
  method: 'There is no such method',
  tool: 'There is no such tool',
  revision: 'This revision of the protocol is not spoken here',
  header: 'The headers do not say what the message says',
} as const

/** What is said to an assistant whose tool was refused without words. */
export const mcpToolRefusals = {
  refused: 'This was refused',
  service: 'This healer does not offer this service',
  mode: 'The service is not held in this way',
} as const
