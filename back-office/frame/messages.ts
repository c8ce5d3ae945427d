import polyglot from 'ra-i18n-polyglot'
import english from 'ra-language-english'

const tryAgain = 'Something went wrong. Please try again'
const { ra } = english

/** The library's own texts, in the words that the rest of the site uses. */
const messages: typeof english = {
  ra: {
    ...ra,
    action: {
      ...ra.action,
      back: 'Back',
      toggle_theme: 'Switch between light and dark',
      unselect: 'Clear selection',
      update_application: 'Reload',
    },
    page: {
      ...ra.page,
      access_denied: 'No access',
      authentication_error: tryAgain,
      invite: 'You can create the first one.',
    },
    input: {
      ...ra.input,
      references: {
        all_missing: 'These records do not exist any more',
        many_missing: 'One or more of these records do not exist any more',
        single_missing: 'This record does not exist any more',
      },
    },
    message: {
      ...ra.message,
      access_denied: 'Your roles do not include this page',
      auth_error: 'Please log in again',
      authentication_error: 'We could not check your login. Please try again',
      bulk_delete_content: 'This cannot be undone.',
      bulk_delete_title: 'Delete this record? |||| Delete %{smart_count} records?',
      delete_content: 'This cannot be undone.',
      error: tryAgain,
      invalid_form: 'Please check the marked fields',
      select_all_limit_reached: 'Only the first %{max} are selected: there are too many to select them all',
      unsaved_changes: 'Your changes are not saved. Leave without saving?',
    },
    navigation: {
      ...ra.navigation,
      no_filtered_results: 'Nothing matches these filters.',
      no_results: 'No results.',
      page_out_of_boundaries: 'There is no page %{page}',
    },
    auth: {
      ...ra.auth,
      auth_check_error: 'Please log in to continue',
      logout: 'Log out',
      sign_in: 'Log in',
      sign_in_error: 'Could not log in. Please try again',
    },
    notification: {
      ...ra.notification,
      created: 'Created',
      data_provider_error: tryAgain,
      deleted: 'Deleted |||| %{smart_count} deleted',
      http_error: 'The server did not answer. Please try again',
      item_doesnt_exist: 'This record does not exist any more',
      logged_out: 'You have been logged out. Please log in again',
      not_authorized: 'Your roles do not include this',
      offline: 'No connection',
      updated: 'Saved |||| %{smart_count} saved',
    },
    validation: { ...ra.validation, required: 'This field is required' },
    saved_queries: {
      label: 'Saved filters',
      query_name: 'Name',
      new_label: 'Save these filters',
      new_dialog_title: 'Save these filters as',
      remove_label: 'Remove saved filters',
      remove_label_with_name: 'Remove “%{name}”',
      remove_dialog_title: 'Remove saved filters?',
      remove_message: 'This cannot be undone.',
      help: 'Filter the list, then save the filters for later',
    },
  },
}

export const i18nProvider = polyglot(() => messages, 'en', [{ locale: 'en', name: 'English' }], {
  // A label that stands in the code is its own text.
  allowMissing: true,
})
