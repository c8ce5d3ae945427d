import type { MessageTemplate } from '../template.ts'

export const courses = {
  certificateReady: { title: 'Your certificate is ready', text: ['You have completed “{title}”.'] },
  questionAsked: { title: 'New question about your course', text: ['{by} asked about “{title}”.'] },
  questionAnswered: {
    title: 'Your question was answered',
    text: ['The teacher of “{title}” answered your question.'],
  },
  reviewWritten: { title: 'New review of your course', text: ['{by} reviewed “{title}”.'] },
  reviewReplied: {
    title: 'New reply to your review',
    text: ['The teacher of “{title}” replied to your review.'],
  },
} satisfies Record<string, MessageTemplate>
