/// In which order the numbers of a date stand.
enum QIFDateOrder {
  case monthFirst, dayFirst, yearFirst
}
