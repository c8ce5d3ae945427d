export const submissionReplies = {
  videoMissing: 'A reel needs a video. To change it, upload another one',
} as const
