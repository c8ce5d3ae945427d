export { ebookThing } from './ebook-thing.ts'
export { createEbooks, ebookHomeModules } from './ebooks.ts'
export { createReading as createEbookReading } from './reading.ts'
export { ebookRoutes } from './routes.ts'
