import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. A screen is registered here when it exists, with its links in urls.ts. */
export default [
  layout('frame/frame.tsx', [
    layout('frame/page-errors.tsx', [
      index('home/home.tsx'),
      route('healers', 'healers/healers.tsx'),
      route('healers/healers-details/:healerId', 'healers/healer.tsx'),
      route('healers/:category', 'healers/category.tsx'),
      route('login', 'accounts/login.tsx'),
      route('login/healer', 'accounts/login-healer.tsx'),
      route('otp', 'accounts/otp.tsx'),
      route('register', 'accounts/register.tsx'),
      route('profile', 'accounts/profile.tsx'),
      route('payment', 'payments/payment.tsx'),
      route('dashboard', 'dashboard/dashboard.tsx'),
      route('dashboard/appointments/:appointmentId', 'appointments/appointment.tsx'),
      route('notifications', 'notifications/notifications.tsx'),
      route('wallet', 'wallet/wallet.tsx'),
      route('life-points', 'wallet/life-points.tsx'),
      route('get-started', 'home/get-started.tsx'),
      route('about-us', 'journal/about-us.tsx'),
      route('contact-us', 'support/contact-us.tsx'),
      route('photo-gallery', 'journal/photo-gallery.tsx'),
      route('blog', 'articles/blog.tsx'),
      route('blog/blog-details/:blogId', 'articles/blog-post.tsx'),
      route('success-story', 'articles/success-stories.tsx'),
      route('success-story/success-story-details/:storyId', 'articles/success-story.tsx'),
      route('privacy-policy', 'journal/static-page.tsx', { id: 'privacy-policy' }),
      route('terms-and-condition', 'journal/static-page.tsx', { id: 'terms-and-condition' }),
      route('practice', 'practice/practice.tsx'),
      route('practice/appointments/:appointmentId', 'practice/practice-appointment.tsx'),
      route('practice/hours', 'practice/hours.tsx'),
      route('*', 'frame/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
