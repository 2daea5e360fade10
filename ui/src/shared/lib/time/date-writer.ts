/**
 * Return a function that writes a date in these words. Its formatter is made at the first date: it takes a slow
 * phone 50 ms, and most pages that load this file show no date.
 */
export function dateWriter(words: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat("en-IE", words);
    return format.format(date);
  };
}
