print("bankey")
