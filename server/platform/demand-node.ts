// The first import of a program: what comes after it may need what an older Node does not have.
if (!('Temporal' in globalThis)) {
  console.error(
    `Node ${process.versions.node} is too old for the server. Please start it by the .mjs file beside it (server/main.mjs, server/ops.mjs), which goes on in the Node of the packages`,
  )
  process.exit(1)
}
