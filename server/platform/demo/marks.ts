/** The setting that says when the demo was loaded, so that it is loaded once. */
export const loadedKey = 'demo_content_loaded'

/** Its value once the demo was removed: it is not loaded again. */
export const removedMark = 'removed'
