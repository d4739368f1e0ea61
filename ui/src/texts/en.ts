const files = import.meta.glob<string>(
  ['../../../src/fivecups/texts/en/*.ftl', '!**/rules-*.ftl', '!**/lessons.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
