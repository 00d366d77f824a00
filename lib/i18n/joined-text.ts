/** Chinese is written without spaces, and its marks bring their own room. */
const isChinese = (locale: string) => new Intl.Locale(locale).language === 'zh';

/** What stands between sentences. */
export const sentenceGap = (locale: string): string => (isChinese(locale) ? '' : ' ');

/** Sentences one after the other; those that are empty have nothing to say. */
export function sentencesText(sentences: readonly string[], locale: string): string {
  return sentences.filter((sentence) => sentence !== '').join(sentenceGap(locale));
}

/** What stands between remarks side by side. */
export const remarkGap = (locale: string): string => (isChinese(locale) ? '，' : ', ');

/** Remarks about one thing side by side: "you, host". Those that are empty have nothing to say. */
export function remarksText(remarks: readonly string[], locale: string): string {
  return remarks.filter((remark) => remark !== '').join(remarkGap(locale));
}

/** The names in a text that is a list of them, by whichever comma its language has. */
export const namesIn = (text: string): readonly string[] => text.split(/[,，、]\s*/);
